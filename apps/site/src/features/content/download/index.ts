import { lazy } from 'react'

export const DownloadPage = lazy(() => import('./DownloadPage.tsx'))
