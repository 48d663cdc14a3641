import { Button, Modal } from '@jackfruit/ui'
import { CoinsIcon, XIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { GiftCards } from './GiftCards.tsx'
import type { Gift } from './useGifts.ts'

interface GiftPopupProps {
  gifts: readonly Gift[]
  onDeposit: () => void
  onClose: () => void
}

/** Every gift in full, and the way to a deposit. */
export default function GiftPopup({ gifts, onDeposit, onClose }: GiftPopupProps) {
  const text = useText()
  const deposit = () => {
    onClose()
    onDeposit()
  }
  return (
    <Modal
      isOpen
      onPhone="sheet"
      title={text('frame.gift')}
      close={{ label: text('common.close'), icon: <XIcon size={20} weight="bold" /> }}
      onClose={onClose}
    >
      <div className="grid gap-4 px-6 pt-2 pb-6">
        <GiftCards gifts={gifts} onChosen={onClose} />
        <Button look="gold" size="lg" icon={<CoinsIcon size={20} />} onClick={deposit}>
          {text('frame.deposit')}
        </Button>
      </div>
    </Modal>
  )
}
