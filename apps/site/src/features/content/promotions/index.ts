import { lazy } from 'react'

/** Fetched when such a page is opened. */
export const PromotionsList = lazy(() => import('./PromotionsList.tsx'))
export const PromoDetail = lazy(() => import('./PromoDetail.tsx'))

/** What the house has written is counted; its offers are named. */
export const isArticleId = (id: string): boolean => /^\d+$/.test(id)
export { usePromotions } from './queries.ts'
