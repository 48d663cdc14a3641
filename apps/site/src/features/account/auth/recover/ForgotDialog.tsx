import { Button, Dialog, SegmentedTabs } from '@jackfruit/ui'
import { useEffect, useState } from 'react'
import { XIcon } from '../../../../shared/look/icons.ts'
import { useSite } from '../../../../shared/session/brand.ts'
import { isOn } from '../../../../shared/session/switches.ts'
import { useText } from '../../../../shared/text/text.ts'
import { forgetTyped, readTyped } from '../login/typed.ts'
import { ForgotEmail } from './ForgotEmail.tsx'
import { ForgotPhone } from './ForgotPhone.tsx'

type Way = 'phone' | 'email'

interface ForgotDialogProps {
  onClose: () => void
  onLogIn: () => void
}

/** The ways to a new password that the brand offers. What was typed in one way stays while the other is looked at. */
export default function ForgotDialog({ onClose, onLogIn }: ForgotDialogProps) {
  const text = useText()
  const { switches } = useSite()
  const ways: Way[] = [
    ...(isOn(switches, 'PWD_FORGOT_PHONE') ? (['phone'] as const) : []),
    ...(isOn(switches, 'PWD_FORGOT_EMAIL') ? (['email'] as const) : []),
  ]
  const [typed] = useState(readTyped)
  useEffect(() => forgetTyped, [])
  const [chosen, setChosen] = useState<Way>(typed?.username || typed?.email ? 'email' : 'phone')
  const way = ways.includes(chosen) ? chosen : ways[0]
  const labels = { phone: text('recover.by_phone'), email: text('recover.by_email') }

  return (
    <Dialog
      isOpen
      holdsForm
      onPhone="full"
      title={text('recover.title')}
      description={text('recover.lead')}
      closeLabel={text('common.close')}
      closeIcon={<XIcon size={20} weight="bold" />}
      onClose={onClose}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-6">
        {ways.length > 1 && way && (
          <SegmentedTabs
            label={text('recover.ways')}
            value={way}
            onChange={setChosen}
            segments={ways.map((value) => ({ value, label: labels[value] }))}
          />
        )}
        {ways.includes('phone') && (
          <div hidden={way !== 'phone'}>
            <ForgotPhone typed={typed} onDone={onLogIn} />
          </div>
        )}
        {ways.includes('email') && (
          <div hidden={way !== 'email'}>
            <ForgotEmail typed={typed} />
          </div>
        )}
        {ways.length === 0 && <p>{text('recover.closed')}</p>}
        <Button look="ghost" className="justify-self-center" onClick={onLogIn}>
          {text('recover.back')}
        </Button>
      </div>
    </Dialog>
  )
}
