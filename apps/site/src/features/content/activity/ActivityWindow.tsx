import { Button, Modal, Picture } from '@jackfruit/ui'
import { useEffect, useState } from 'react'
import { XIcon } from '../../../shared/look/icons.ts'
import { picture } from '../../../shared/look/pictures.ts'
import { useSite } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { useBanners } from '../shared/banners.ts'
import { type Banner, type Leading, leadingOf } from '../shared/linkage.ts'
import { firstUntold, rememberTold } from './told.ts'

interface ActivityWindowProps {
  onLead: (leading: Leading) => void
}

const lookAgain = 600

/** What an operator has going on at the moment, once in a session; never over another window. */
export default function ActivityWindow({ onLead }: ActivityWindowProps) {
  const { data } = useBanners('activity')
  const [shown, setShown] = useState<Banner | null>(null)
  const isWaiting = shown === null && data !== undefined && data.length > 0

  useEffect(() => {
    if (!isWaiting || !data) return
    const timer = setInterval(() => {
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      const next = firstUntold(data, sessionStorage)
      if (!next) return clearInterval(timer)
      rememberTold(next.bannerId, sessionStorage)
      setShown(next)
    }, lookAgain)
    return () => clearInterval(timer)
  }, [isWaiting, data])

  return shown && <Activity banner={shown} onLead={onLead} onClose={() => setShown(null)} />
}

interface ActivityProps {
  banner: Banner
  onLead: (leading: Leading) => void
  onClose: () => void
}

function Activity({ banner, onLead, onClose }: ActivityProps) {
  const text = useText()
  const { imageCdn } = useSite()
  const leading = leadingOf(banner)
  const go = () => {
    onClose()
    if (leading) onLead(leading)
  }
  return (
    <Modal
      isOpen
      onPhone="sheet"
      title={banner.title}
      close={{ label: text('common.close'), icon: <XIcon size={20} weight="bold" /> }}
      onClose={onClose}
    >
      <div className="grid gap-4 px-6 pt-1 pb-6" data-testid="activity">
        <div className="relative aspect-[5/2] overflow-hidden rounded-[16px] bg-rind-700">
          <Picture
            src={picture(banner.url, imageCdn)}
            className="absolute inset-0 h-full w-full object-cover object-right rtl:-scale-x-100"
            onError={({ currentTarget }) => {
              currentTarget.hidden = true
            }}
          />
        </div>
        {banner.text && (
          <p className="text-[15px] text-text-2">
            <bdi>{banner.text}</bdi>
          </p>
        )}
        {leading && (
          <Button look="gold" size="lg" onClick={go}>
            {text(leading.kind === 'game' ? 'banners.play' : 'banners.open')}
          </Button>
        )}
      </div>
    </Modal>
  )
}
