import { join } from '@jackfruit/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import {
  ArrowUpIcon,
  DeviceMobileIcon,
  HeadsetIcon,
  MegaphoneIcon,
  ShareNetworkIcon,
} from '../../../shared/look/icons.ts'
import { useMedia } from '../../../shared/look/media.ts'
import { useDisclosure } from '../../../shared/parts/useDisclosure.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { appLinks, socialLinks } from '../contacts.ts'
import { toTop } from '../scroll.ts'
import { GiftSpot } from './GiftSpot.tsx'
import { besideThePage, closeQuick, useQuickOpen } from './quickOpen.ts'
import { useService } from './useService.ts'
import { useShare } from './useShare.ts'

const AppCodes = lazy(() => import('../../pages/AppCodes.tsx'))
const SocialLinks = lazy(() => import('../SocialLinks.tsx'))
const QuickSheet = lazy(() => import('./QuickSheet.tsx'))

/** Service and shortcuts at the end edge; on smaller screens the same as a sheet. */
export default function FloatingBar() {
  return useMedia(besideThePage) ? <Bar /> : <Compact />
}

const entry =
  'grid h-11 w-11 place-items-center rounded-[12px] text-text-2 hover:bg-hover hover:text-link aria-expanded:bg-hover aria-expanded:text-link'

function Bar() {
  const text = useText()
  const { resources } = useBrand()
  const service = useService()
  const share = useShare()
  const { open, root, toggle } = useDisclosure<'app' | 'social', HTMLElement>()
  const hasApp = appLinks(resources, location.origin).length > 0
  const hasSocial = socialLinks(resources).length > 0
  return (
    <aside
      ref={root}
      aria-label={text('frame.quick')}
      className="fixed end-4 top-1/2 z-30 grid -translate-y-1/2 justify-items-center gap-1 rounded-[18px] bg-surface p-1.5 shadow-(--e2) ring-1 ring-line"
    >
      <GiftSpot look="entry" />
      {service.isOffered && (
        <Entry label={service.label} aria-busy={service.isOpening} onClick={() => void service.open()}>
          <HeadsetIcon size={22} />
        </Entry>
      )}
      {hasApp && (
        <Entry label={text('frame.download')} {...toggle('app')}>
          <DeviceMobileIcon size={22} />
        </Entry>
      )}
      <Entry label={text('frame.share')} onClick={share}>
        <ShareNetworkIcon size={22} />
      </Entry>
      {hasSocial && (
        <Entry label={text('frame.social')} {...toggle('social')}>
          <MegaphoneIcon size={22} />
        </Entry>
      )}
      <Entry label={text('frame.to_top')} onClick={toTop}>
        <ArrowUpIcon size={22} />
      </Entry>
      {open && (
        <div
          className={join(
            'absolute end-full top-0 me-3 rounded-[18px] bg-surface p-4 shadow-(--e2) ring-1 ring-line',
            open === 'app' ? 'w-[430px]' : 'w-[400px]',
          )}
        >
          <Suspense>{open === 'app' ? <AppCodes /> : <SocialLinks look="plain" />}</Suspense>
        </div>
      )}
    </aside>
  )
}

interface EntryProps extends React.ButtonHTMLAttributes<HTMLButtonElement> {
  label: string
  children: ReactNode
}

function Entry({ label, children, ...rest }: EntryProps) {
  return (
    <button {...rest} type="button" aria-label={label} title={label} className={entry}>
      {children}
    </button>
  )
}

/** No circle over the page: the header's button opens the sheet. */
function Compact() {
  const isOpen = useQuickOpen()
  return (
    <>
      <GiftSpot look="none" />
      {isOpen && (
        <Suspense>
          <QuickSheet onClose={closeQuick} />
        </Suspense>
      )}
    </>
  )
}
