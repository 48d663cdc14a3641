import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type Brand, type Site, SiteContext } from '../shared/brand.ts'
import { beginNavigation } from '../shared/navigation.ts'
import { currentToken } from '../shared/session.ts'
import { switchesOf } from '../shared/switches.ts'
import { Boundary } from './Boundary.tsx'
import { makeCache } from './cache.ts'
import { showLanguage } from './LanguageChoice.tsx'
import { guardOf } from './paths.ts'
import { Shell } from './Shell.tsx'
import { regionChoice, type Started } from './startup.ts'
import { defaultMerchant, storeCountry, storedMerchant, storeLanguage, storeMerchant } from './world.ts'

const RegionDialog = lazy(() => import('./RegionDialog.tsx'))

/** The whole site once start-up has settled brand, language and place. */
export function App({ started, brand }: { started: Started; brand: Brand }) {
  const { permission, imageCdn, launchCdn, country, regions } = started
  const [site] = useState<Site>(() => ({
    ...{ brand, imageCdn, launchCdn, location: permission.location },
    switches: switchesOf(brand.whitelabel),
  }))
  const [cache] = useState(makeCache)
  useState(() => beginNavigation(guardOf(site.switches, () => currentToken() !== null)))
  const [isAsking, setAsking] = useState(country.kind === 'ask')

  const choose = (chosen: { country: string }, language: string) => {
    const { merchantCode, mustReload } = regionChoice(chosen, storedMerchant(), regions, defaultMerchant)
    storeCountry(chosen.country)
    storeMerchant(merchantCode)
    setAsking(false)
    if (!mustReload) return void showLanguage(language)
    storeLanguage(language)
    location.reload()
  }

  return (
    <SiteContext value={site}>
      <QueryClientProvider client={cache}>
        <Boundary place={location.origin}>
          <Shell />
        </Boundary>
        {isAsking && (
          <Suspense>
            <RegionDialog regions={regions} onChoose={choose} />
          </Suspense>
        )}
      </QueryClientProvider>
    </SiteContext>
  )
}
