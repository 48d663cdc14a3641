import { type ComponentType, lazy } from 'react'
import { NotFound } from '../frame/Fallbacks.tsx'
import { categoryPages, directPages, gamesPages } from './gamePages.ts'
import { HomeRoute } from './HomeRoute.tsx'
import { homePaths } from './paths.ts'
import { writtenPages } from './writtenPages.tsx'

const GameRoute = lazy(() => import('./GameRoute.tsx'))
const RecordsRoute = lazy(() => import('./RecordsRoute.tsx'))
const VerifyRoute = lazy(() => import('./VerifyRoute.tsx'))
const SeedsRoute = lazy(() => import('./SeedsRoute.tsx'))
const GamesRoute = lazy(() => import('./GamesRoute.tsx'))
const CategoryRoute = lazy(() => import('./CategoryRoute.tsx'))
const DirectRoute = lazy(() => import('./DirectRoute.tsx'))
const PromotionsRoute = lazy(() => import('./PromotionsRoute.tsx'))
const PromoDetailRoute = lazy(() => import('./PromoDetailRoute.tsx'))
const OauthRoute = lazy(() => import('./OauthRoute.tsx'))
const PointMallRoute = lazy(() => import('./PointMallRoute.tsx'))

/** Home stays mounted below its dialogs: all of its addresses show the same component. */
const pages: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ...homePaths.map((path) => [path, HomeRoute] as const),
  ['/records', RecordsRoute],
  ['/verify', VerifyRoute],
  ['/seeds', SeedsRoute],
  ['/game', GameRoute],
  ...writtenPages,
  ...[...gamesPages.keys()].map((path) => [path, GamesRoute] as const),
  ...[...categoryPages.keys()].map((path) => [path, CategoryRoute] as const),
  ...directPages.map((path) => [path, DirectRoute] as const),
  ['/promotions', PromotionsRoute],
  ['/promoDetail', PromoDetailRoute],
  ['/pointMall', PointMallRoute],
  ['/oauth', OauthRoute],
])

export const pageOf = (pathname: string): ComponentType => pages.get(pathname) ?? NotFound
