import { messages as calls } from '@jackfruit/contracts'
import { Check, Dialog, Skeleton } from '@jackfruit/ui'
import { XIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useText } from '../../../shared/text/text.ts'
import { useSettings, useSetWish } from './queries.ts'

const categories = calls.categories
const channels = ['mail', 'sms'] as const

/** What is sent beside the site: nothing, until somebody wants it. */
export default function WishesDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <Dialog
      isOpen
      title={text('inbox.what')}
      description={text('inbox.settings_text')}
      closeLabel={text('common.close')}
      closeIcon={<XIcon size={20} weight="bold" />}
      onClose={onClose}
    >
      <Wishes />
    </Dialog>
  )
}

function Wishes() {
  const text = useText()
  const settings = useSettings()
  const setWish = useSetWish()
  if (settings.isPending) return <Skeleton className="m-6 h-40 !rounded-[16px]" />
  if (settings.isError) return <Failed of={settings} title="inbox.failed" />
  const { wishes, reach } = settings.data
  return (
    <div className="grid gap-4 px-6 pt-3 pb-6">
      {categories.map((category) => (
        <fieldset key={category} className="rounded-[16px] bg-surface-2 px-4 py-3">
          <legend className="sr-only">{text(`inbox.tab_${category}`)}</legend>
          <p aria-hidden="true" className="text-[15px] font-[680]">
            {text(`inbox.tab_${category}`)}
          </p>
          <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
            {channels.map((channel) => (
              <Check
                key={channel}
                name={`${category}-${channel}`}
                checked={wishes[category][channel]}
                // What was wanted once can be ended without an address.
                disabled={!reach[channel] && !wishes[category][channel]}
                onChange={({ currentTarget }) =>
                  setWish.mutate({ category, channel, isWanted: currentTarget.checked })
                }
              >
                {text(`inbox.by_${channel}`)}
              </Check>
            ))}
          </div>
        </fieldset>
      ))}
      {channels
        .filter((channel) => !reach[channel])
        .map((channel) => (
          <p key={channel} className="text-[13px] text-text-3">
            {text(`inbox.no_${channel}`)}
          </p>
        ))}
    </div>
  )
}
