import { lazy } from 'react'

export const FeedbackForm = lazy(() => import('./FeedbackForm.tsx'))
