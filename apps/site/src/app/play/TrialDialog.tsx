import { MessageDialog } from '@jackfruit/ui'
import { useState } from 'react'
import { WarningCircleIcon } from '../../shared/look/icons.ts'
import { useSite } from '../../shared/session/brand.ts'
import { registerGate } from '../../shared/session/gates.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { signOut } from '../overlays/signOut.ts'
import { trialIsTold } from './trial.ts'

/** What a trial account hears instead of a member's action; its one way on is a real account. */
export default function TrialDialog() {
  const text = useText()
  const { register } = useActions()
  const canRegister = registerGate(useSite().switches, { isLoggedIn: false, type: null })
  const [isLeaving, setLeaving] = useState(false)
  const upgrade = async () => {
    setLeaving(true)
    await signOut()
    trialIsTold()
    register()
  }
  return (
    <MessageDialog
      isOpen
      onClose={trialIsTold}
      icon={<WarningCircleIcon size={24} weight="duotone" />}
      title={text('auth.trial_title')}
      buttons={[
        { label: text('auth.trial_stay') },
        ...(canRegister
          ? [
              {
                label: text('auth.in_increase_submit'),
                look: 'gold' as const,
                isBusy: isLeaving,
                testId: 'trial-upgrade',
                onPress: () => void upgrade(),
              },
            ]
          : []),
      ]}
    >
      {text('errors.in_need_true_account')}
    </MessageDialog>
  )
}
