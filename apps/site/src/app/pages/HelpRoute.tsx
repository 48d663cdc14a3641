import { Card } from '@jackfruit/ui'
import { FeedbackForm } from '../../features/content/feedback/index.ts'
import { HelpPage } from '../../features/content/help/index.ts'
import { CaretRightIcon, HeadsetIcon } from '../../shared/look/icons.ts'
import { useText } from '../../shared/text/text.ts'
import { useService } from '../frame/quick/useService.ts'
import { Page } from './Page.tsx'
import { usePageBanner } from './usePageBanner.tsx'

/** The help centre with the two ways to a person below its answers. */
export default function HelpRoute() {
  const text = useText()
  const { banner, isReady } = usePageBanner('help')
  return (
    <Page title={text('frame.help')} isReady={isReady}>
      <HelpPage banner={banner}>
        <FeedbackForm />
        <Person />
      </HelpPage>
    </Page>
  )
}

function Person() {
  const text = useText()
  const service = useService()
  if (!service.isOffered) return null
  return (
    <Card>
      <button
        type="button"
        aria-busy={service.isOpening || undefined}
        className="flex w-full items-center gap-4 rounded-[18px] border-0 bg-transparent p-5 text-start hover:bg-(--hover)"
        onClick={() => void service.open()}
      >
        <span className="grid h-12 w-12 flex-none place-items-center rounded-[14px] bg-sunken text-link">
          <HeadsetIcon size={26} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-[680]">{text('help.person_title')}</span>
          <span className="block text-[14px] text-text-2">{text('help.person_text')}</span>
        </span>
        <CaretRightIcon size={20} className="flex-none text-text-3 rtl:-scale-x-100" />
      </button>
    </Card>
  )
}
