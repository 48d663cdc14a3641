import { lazy } from 'react'

/** Fetched when such a page is opened. */
export const OffersPage = lazy(() => import('./OffersPage.tsx'))
export const OfferPage = lazy(() => import('./OfferPage.tsx'))
