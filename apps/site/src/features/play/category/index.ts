import { lazy } from 'react'

/** Fetched when such a page is opened. */
export const GamesPage = lazy(() => import('./GamesPage.tsx'))
export const CategoryPage = lazy(() => import('./CategoryPage.tsx'))
/** Fetched when the card of a maker is pressed. */
export const MakerGames = lazy(() => import('./MakerGames.tsx'))
export const DirectPage = lazy(() => import('./DirectPage.tsx'))
