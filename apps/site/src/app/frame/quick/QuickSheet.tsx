import { Dialog } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { openGifts, useHasGifts } from '../../../features/content/gift/index.ts'
import {
  ArrowUpIcon,
  DiceFiveIcon,
  GiftIcon,
  HeadsetIcon,
  ShareNetworkIcon,
  XIcon,
} from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import AppCodes from '../../pages/AppCodes.tsx'
import { setMiniGame, useMiniGameOffered } from '../../play/miniGame.ts'
import { appLinks, socialLinks } from '../contacts.ts'
import SocialLinks from '../SocialLinks.tsx'
import { toTop } from '../scroll.ts'
import { useService } from './useService.ts'
import { useShare } from './useShare.ts'

/** All entries of the floating bar, for screens without room beside the page. */
export default function QuickSheet({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { resources } = useBrand()
  const service = useService()
  const share = useShare()
  const hasGifts = useHasGifts()
  const hasMiniGame = useMiniGameOffered()
  const closing = (then: () => void) => () => {
    onClose()
    then()
  }
  return (
    <Dialog
      isOpen
      title={text('frame.quick')}
      closeLabel={text('common.close')}
      closeIcon={<XIcon size={20} weight="bold" />}
      onClose={onClose}
    >
      <div className="grid gap-5 p-6">
        <div className="grid gap-2">
          {service.isOffered && (
            <Row icon={<HeadsetIcon size={22} />} onPress={closing(() => void service.open())}>
              {service.label}
            </Row>
          )}
          {hasGifts && (
            <Row icon={<GiftIcon size={22} />} onPress={closing(openGifts)}>
              {text('frame.gift')}
            </Row>
          )}
          {hasMiniGame && (
            <Row icon={<DiceFiveIcon size={22} />} onPress={closing(() => setMiniGame('asked'))}>
              {text('minigame.open')}
            </Row>
          )}
          <Row icon={<ShareNetworkIcon size={22} />} onPress={closing(share)}>
            {text('frame.share')}
          </Row>
          <Row icon={<ArrowUpIcon size={22} />} onPress={closing(toTop)}>
            {text('frame.to_top')}
          </Row>
        </div>
        {appLinks(resources, location.origin).length > 0 && (
          <section aria-label={text('frame.download')}>
            <AppCodes />
          </section>
        )}
        {socialLinks(resources).length > 0 && (
          <section className="grid gap-2">
            <h3 className="!text-[14px]">{text('frame.social')}</h3>
            <SocialLinks look="plain" />
          </section>
        )}
      </div>
    </Dialog>
  )
}

function Row({ icon, onPress, children }: { icon: ReactNode; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="flex min-h-[52px] items-center gap-3 rounded-[14px] bg-surface-2 px-4 text-start text-[15px] font-[640] ring-1 ring-line hover:bg-hover"
      onClick={onPress}
    >
      <span className="text-link">{icon}</span>
      {children}
    </button>
  )
}
