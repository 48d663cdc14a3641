import { chooseLanguage, languages } from '@jackfruit/i18n'
import { type ReactElement, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { fetchHeader } from './app/frame/Header.tsx'
import { pageOf } from './app/pages/pages.tsx'
import { makeCache } from './app/start/cache.ts'
import { answerFromNow, takeDrawn } from './app/start/drawn.ts'
import { reloadForFreshParts } from './app/start/freshParts.ts'
import { keepOfflinePage } from './app/start/offlinePage.ts'
import { type Started, startUp } from './app/start/startup.ts'
import { browserWorld, storedLanguage } from './app/start/world.ts'
import { applyLanguage, lendNonce } from './shared/look/document.ts'
import { fontsReady } from './shared/look/fonts.ts'
import { beginTheme } from './shared/look/theme.ts'
import { listenForInstall } from './shared/parts/install.ts'
import { keepInvitation } from './shared/session/invitation.ts'
import { beginTexts, completeTexts } from './shared/text/text.ts'

const cache = makeCache()
/** A journey looks for this: the two screens are to be one. */
const tellOtherwise = (error: unknown) => console.warn('drawn otherwise than by the server:', error)

/** For screens that are shown before, or without, a brand. */
const withoutBrand = {
  defaultLanguage: 'EN',
  fallbackLanguage: 'EN',
  supportedLanguages: languages.map(({ code }) => code),
}

async function firstScreen(): Promise<ReactElement> {
  try {
    const started = await startUp(browserWorld)
    if (!started.permission.info) await beginTexts(chooseLanguage(storedLanguage(), withoutBrand))
    return await screenOf(started)
  } catch (error) {
    await beginTexts(chooseLanguage(storedLanguage(), withoutBrand))
    const { StartFailedScreen } = await import('./features/content/closed/index.ts')
    return <StartFailedScreen error={error} />
  }
}

async function screenOf(started: Started): Promise<ReactElement> {
  const { permission, status } = started
  if (status === 0 && permission.info) return <App started={started} brand={permission.info} cache={cache} />
  // What home says is too little here.
  const [{ BlockedScreen, MaintenanceScreen, StartFailedScreen }] = await Promise.all([
    import('./features/content/closed/index.ts'),
    completeTexts().catch(() => null),
  ])
  if (status === 1) return <MaintenanceScreen permission={permission} />
  if (status === 2) return <BlockedScreen permission={permission} />
  return <StartFailedScreen error={new Error('the platform named no brand')} />
}

/** What the server drew and the first script does not hold. What does not come is told where it is shown. */
const fetchDrawn = () => Promise.allSettled([fetchHeader(), pageOf(location.pathname).View.fetch?.()])

async function begin(place: HTMLElement, isDrawn: boolean): Promise<void> {
  lendNonce()
  reloadForFreshParts()
  listenForInstall()
  keepInvitation()
  keepOfflinePage()
  beginTheme()
  // Long before the platform has answered: the direction and the letters that will most likely be needed.
  const expected = storedLanguage() ?? document.documentElement.dataset['language'] ?? 'EN'
  applyLanguage(expected)
  void fontsReady(expected)
  const parts = isDrawn ? fetchDrawn() : null
  const screen = await firstScreen()
  await parts
  const whole = <StrictMode>{screen}</StrictMode>
  // What the server drew is taken up where it stands; anything else takes its place.
  if (isDrawn && screen.type === App) hydrateRoot(place, whole, { onRecoverableError: tellOtherwise })
  else {
    createRoot(place).render(whole)
    // What was drawn here is gone, and presses are no longer kept for it.
    if (screen.type !== App) answerFromNow()
  }
}

function start(): void {
  const place = document.getElementById('root')
  if (place) void begin(place, takeDrawn(cache))
}

// The page asks for this script itself, and may have it before all of the page is read.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
