import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { redirectOf } from '../shared/gates.ts'
import { currentToken } from '../shared/session.ts'
import { Broken, NotFound } from './Fallbacks.tsx'
import { GameRoute } from './GameRoute.tsx'
import { HomeRoute } from './HomeRoute.tsx'
import { RecordsRoute } from './RecordsRoute.tsx'
import { Shell } from './Shell.tsx'
import { VerifyRoute } from './VerifyRoute.tsx'
import { homePaths, readSearch } from './paths.ts'

interface Context {
  switches: ReadonlyMap<string, boolean>
}

const rootRoute = createRootRouteWithContext<Context>()({
  component: Shell,
  notFoundComponent: NotFound,
  validateSearch: readSearch,
  beforeLoad({ context, location }) {
    const target = redirectOf(location.pathname, context.switches, currentToken() !== null)
    if (target) throw redirect({ to: target, replace: true })
  },
})

/** Home stays mounted below its dialogs: all of these addresses show it. */
const homeRoute = createRoute({ getParentRoute: () => rootRoute, id: 'home', component: HomeRoute })
const homeRoutes = homePaths.map((path) => createRoute({ getParentRoute: () => homeRoute, path }))

const recordsRoute = createRoute({ getParentRoute: () => rootRoute, path: '/records', component: RecordsRoute })
const verifyRoute = createRoute({ getParentRoute: () => rootRoute, path: '/verify', component: VerifyRoute })
const gameRoute = createRoute({ getParentRoute: () => rootRoute, path: '/game', component: GameRoute })

const routeTree = rootRoute.addChildren([homeRoute.addChildren(homeRoutes), recordsRoute, verifyRoute, gameRoute])

/** Search values are plain text, as people type them; nothing in an address is read as JSON. */
function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

function stringifySearch(search: Record<string, unknown>): string {
  const known = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`
}

export function makeRouter(switches: Context['switches']) {
  return createRouter({
    ...{ routeTree, parseSearch, stringifySearch },
    context: { switches },
    scrollRestoration: true,
    defaultErrorComponent: Broken,
    defaultNotFoundComponent: NotFound,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
