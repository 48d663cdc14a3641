import { lazy } from 'react'

export const NoticeBar = lazy(() => import('./NoticeBar.tsx'))
/** Opens over the page, so that it is fetched after the page. */
export const FirstNotice = lazy(() => import('./FirstNotice.tsx'))
