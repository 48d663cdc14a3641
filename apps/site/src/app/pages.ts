import type { ComponentType } from 'react'
import { NotFound } from './Fallbacks.tsx'
import { GameRoute } from './GameRoute.tsx'
import { HomeRoute } from './HomeRoute.tsx'
import { homePaths } from './paths.ts'
import { RecordsRoute } from './RecordsRoute.tsx'
import { VerifyRoute } from './VerifyRoute.tsx'

/** Home stays mounted below its dialogs: all of its addresses show the same component. */
const pages: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ...homePaths.map((path) => [path, HomeRoute] as const),
  ['/records', RecordsRoute],
  ['/verify', VerifyRoute],
  ['/game', GameRoute],
])

export const pageOf = (pathname: string): ComponentType => pages.get(pathname) ?? NotFound
