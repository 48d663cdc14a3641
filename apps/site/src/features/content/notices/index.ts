import { lazy } from 'react'
import { belowFold } from '../../../shared/look/calm.ts'

export const NoticeBar = lazy(() => belowFold(() => import('./NoticeBar.tsx')))
/** Opens over the page, so that it is fetched after the page. */
export const FirstNotice = lazy(() => import('./FirstNotice.tsx'))
