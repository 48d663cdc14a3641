import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { beginNavigation } from '../shared/address/navigation.ts'
import { useCalm } from '../shared/look/calm.ts'
import { atRest, type Brand, type Site, SiteContext } from '../shared/session/brand.ts'
import { useRest } from '../shared/session/rest.ts'
import { currentToken } from '../shared/session/session.ts'
import { switchesOf } from '../shared/session/switches.ts'
import { Boundary } from './frame/Boundary.tsx'
import { showLanguage } from './frame/showLanguage.ts'
import type { ChosenRegion } from './overlays/RegionDialog.tsx'
import { guardOf } from './pages/paths.ts'
import { Shell } from './Shell.tsx'
import { answerFromNow } from './start/drawn.ts'
import { languagesIn, type Started } from './start/startup.ts'
import { storeCountry, storeLanguage, storeMerchant } from './start/world.ts'

const RegionDialog = lazy(() => import('./overlays/RegionDialog.tsx'))

interface AppProps {
  readonly started: Started
  readonly brand: Brand
  /** What is known already of what the pages ask for. */
  readonly cache: QueryClient
}

/** The whole site once start-up has settled brand, language and place. */
export function App({ started, brand, cache }: AppProps) {
  const { permission, imageCdn, launchCdn, country, regions } = started
  const [site, setSite] = useState<Site>(() => ({
    ...{ brand, imageCdn, launchCdn, location: permission.location },
    switches: switchesOf(brand.whitelabel),
    isResting: false,
    regionLanguages:
      country.kind === 'known' ? languagesIn(country.country, regions, brand.merchantCode) : [],
  }))
  const isResting = useRest()
  const isCalm = useCalm()
  useEffect(answerFromNow, [])
  const shown = useMemo(() => (isResting ? atRest(site) : site), [isResting, site])
  useState(() => beginNavigation(guardOf(site.switches, () => currentToken() !== null)))
  const [isAsking, setAsking] = useState(country.kind === 'ask')

  /** Another merchant's site starts anew at its home, in the chosen language. */
  const settle = ({ country, merchantCode, language, reload }: ChosenRegion) => {
    storeCountry(country)
    storeMerchant(merchantCode)
    setAsking(false)
    const regionLanguages = languagesIn(country, regions, merchantCode)
    setSite((current) => ({ ...current, regionLanguages }))
    if (!reload) return void showLanguage(language)
    storeLanguage(language)
    location.replace('/')
  }

  return (
    <SiteContext value={shown}>
      <QueryClientProvider client={cache}>
        <Boundary place={location.origin}>
          <Shell />
        </Boundary>
        {isAsking && isCalm && (
          <Suspense>
            <RegionDialog regions={regions} onChosen={settle} />
          </Suspense>
        )}
      </QueryClientProvider>
    </SiteContext>
  )
}
