import { lazy } from 'react'

/** Fetched when such a page is opened. */
export const PromotionsPage = lazy(() => import('./PromotionsPage.tsx'))
export const PromoDetail = lazy(() => import('./PromoDetail.tsx'))
export { usePromotions } from './queries.ts'
