import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { App } from '../app/App.tsx'
import { makeCache } from '../app/start/cache.ts'
import { startUp } from '../app/start/startup.ts'
import { browserWorld, storeLanguage } from '../app/start/world.ts'
import { type Ahead, takeAhead } from '../shared/look/ahead.ts'
import { currentTheme } from '../shared/look/theme.ts'
import { currentLanguage } from '../shared/text/text.ts'
import { type Screen, standAt } from './world.ts'

export interface Wanted {
  /** With scheme, host and path. */
  readonly address: string
  readonly language: string
  readonly screen: Screen
}

export interface Drawn {
  readonly html: string
  /** How the page's own tag is written. */
  readonly tag: Readonly<Record<'lang' | 'dir' | 'theme' | 'language' | 'screen', string>>
  /** What the screen was made of, for the page that takes it over. */
  readonly state: unknown
  /** Pictures that its head names. */
  readonly ahead: readonly Ahead[]
  /** Why parts of it are left to the browser: what needs a document, as cleaning what operators wrote. */
  readonly left: readonly string[]
}

/** Each round draws what the answers of the one before have brought up; no screen has more layers. */
const roundsMax = 4
/** Of equal addresses for pictures the first: the page that takes the screen over goes on with it. */
const drawnBy = 0

/** The first screen of a visitor, or null where the brand shows none at this address. */
export async function draw({ address, language, screen }: Wanted): Promise<Drawn | null> {
  standAt(address, screen)
  storeLanguage(language)
  // Nobody is counted here: the page's own start does that.
  const started = await startUp({ ...browserWorld, random: () => drawnBy, loadAnalytics: () => {} })
  const { info } = started.permission
  if (started.status !== 0 || !info) return null
  const cache = makeCache()
  const show = () => (
    <StrictMode>
      <App started={started} brand={info} cache={cache} />
    </StrictMode>
  )
  let left: string[] = []
  const drawNow = () => {
    left = []
    takeAhead()
    return textOf(show(), (error) => {
      left.push(String(error))
    })
  }
  try {
    let html = await drawNow()
    for (let round = 1; round < roundsMax && (await answer(cache)); round++) html = await drawNow()
    const { lang, dir } = document.documentElement
    const tag = { ...{ lang, dir, screen }, theme: currentTheme(), language: currentLanguage() }
    return { html, tag, state: { cache: dehydrate(cache), draw: drawnBy }, ahead: takeAhead(), left }
  } finally {
    cache.clear()
  }
}

/** Whether anything that the screen asks for was answered only now. */
async function answer(cache: QueryClient): Promise<boolean> {
  const open = cache
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && mayAsk(options))
  await Promise.allSettled(open.map((query) => query.fetch()))
  return open.length > 0
}

/** Hooks leave on a query whether it is to be asked at all. */
const mayAsk = (options: object): boolean => !('enabled' in options) || options.enabled !== false

async function textOf(screen: ReactNode, onError: (error: unknown) => void): Promise<string> {
  // Nothing arrives later in this page: what is ready stands in its place.
  const { prelude } = await prerender(screen, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError,
  })
  return await new Response(prelude).text()
}
