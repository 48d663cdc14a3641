import { DownloadPage } from '../../features/content/download/index.ts'
import { useBrand } from '../../shared/session/brand.ts'
import { useText } from '../../shared/text/text.ts'
import { appLinks } from '../frame/contacts.ts'
import { Page } from './Page.tsx'
import { useAddresses } from './useAddresses.ts'
import { usePageBanner } from './usePageBanner.tsx'

export default function DownloadRoute() {
  const text = useText()
  const { resources } = useBrand()
  const addresses = useAddresses()
  const { banner, isReady } = usePageBanner('download')
  return (
    <Page title={text('frame.download')} isReady={isReady}>
      <DownloadPage banner={banner} addresses={addresses} codes={appLinks(resources, location.origin)} />
    </Page>
  )
}
