import { Button, Card } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import {
  CheckCircleIcon,
  DownloadSimpleIcon,
  GlobeHemisphereEastIcon,
  InfoIcon,
} from '../../../shared/look/icons.ts'
import { install, useInstall } from '../../../shared/parts/install.ts'
import { PageHead } from '../../../shared/parts/PageHead.tsx'
import { QrCode } from '../../../shared/parts/QrCode.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { Phones } from './Phones.tsx'
import { Steps } from './Steps.tsx'

interface DownloadPageProps {
  /** The slides of this page. */
  banner: ReactNode
  /** Other addresses of the same brand. */
  addresses: readonly string[]
  /** The ways of installing that the brand has configured. */
  codes: readonly { readonly kind: 'mobileconfig' | 'ios' | 'android' | 'lite'; readonly url: string }[]
}

/** How the site becomes an app: the browser's own offer, codes for a phone, and the steps of each system. */
export default function DownloadPage({ banner, addresses, codes }: DownloadPageProps) {
  const text = useText()
  const { brand } = useBrand()
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 py-5 md:gap-6 md:py-8">
      <PageHead
        banner={banner}
        title={text('frame.download')}
        lead={text('download.lead', { brand })}
        picture={<Phones />}
      >
        <InstallButton />
      </PageHead>
      {codes.length > 0 && (
        <Card as="section" aria-labelledby="codes" className="p-5 md:p-7">
          <h2 id="codes" className="text-[19px] md:text-[24px]">
            {text('download.scan_title')}
          </h2>
          <p className="mt-1 text-[14px] text-text-2">{text('download.scan_text')}</p>
          <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {codes.map(({ kind, url }) => (
              <li key={kind}>
                <a
                  href={url}
                  data-app={kind}
                  className="flex h-full items-center gap-4 rounded-[14px] bg-sunken p-3 hover:bg-(--hover)"
                >
                  <span className="flex-none rounded-[12px] bg-white p-2">
                    <QrCode of={url} size={112} border={1} />
                  </span>
                  <span className="min-w-0">
                    <span className="block font-[680]">{text(`frame.app_${kind}`)}</span>
                    <span className="mt-1 block text-[14px] text-link">{text('download.open')}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-3">
        <Steps system="ios" />
        <Steps system="android" />
        <Steps system="lite" />
      </div>
      {addresses.length > 0 && (
        <Card as="section" aria-labelledby="addresses" className="p-5 md:p-7">
          <h2 id="addresses" className="text-[19px] md:text-[24px]">
            {text('download.addresses_title')}
          </h2>
          <p className="mt-1 text-[14px] text-text-2">{text('download.addresses_text', { brand })}</p>
          <ul className="mt-4 grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
            {addresses.map((address) => (
              <li key={address}>
                <a
                  href={address}
                  className="flex min-h-11 items-center gap-2.5 rounded-[14px] bg-sunken px-4 py-2 text-[14px] font-[620] text-link hover:bg-(--hover)"
                >
                  <GlobeHemisphereEastIcon size={18} className="flex-none" />
                  <bdi dir="ltr" className="min-w-0 [overflow-wrap:anywhere]">
                    {new URL(address).host}
                  </bdi>
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className="flex items-start gap-2.5 rounded-[14px] bg-info-bg p-4 text-[14px] text-text">
        <InfoIcon size={20} className="mt-0.5 flex-none text-info" />
        {text('download.note')}
      </p>
    </div>
  )
}

function InstallButton() {
  const text = useText()
  const state = useInstall()
  if (state === 'none') return null
  if (state === 'installed')
    return (
      <p role="status" className="flex items-center gap-2 font-[640]">
        <CheckCircleIcon size={22} weight="fill" className="text-gold-300" />
        {text('download.installed')}
      </p>
    )
  return (
    <Button look="gold" size="lg" icon={<DownloadSimpleIcon size={20} />} onClick={() => void install()}>
      {text('download.install')}
    </Button>
  )
}
