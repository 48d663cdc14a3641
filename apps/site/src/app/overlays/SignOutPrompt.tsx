import { MessageDialog } from '@jackfruit/ui'
import { useState } from 'react'
import { SignOutIcon } from '../../shared/look/icons.ts'
import { note } from '../../shared/text/notes.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { signOut, stopAsking } from './signOut.ts'

export default function SignOutPrompt() {
  const text = useText()
  const { home } = useActions()
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await signOut()
    stopAsking()
    note('good', text('shell.signed_out'))
    home()
  }
  return (
    <MessageDialog
      isOpen
      onClose={stopAsking}
      icon={<SignOutIcon size={24} weight="duotone" />}
      title={text('shell.in_popup_prompt')}
      buttons={[
        { label: text('common.cancel') },
        {
          label: text('shell.sign_out'),
          look: 'green',
          testId: 'confirm',
          isBusy,
          onPress: () => void leave(),
        },
      ]}
    >
      {text('shell.in_sure_logout')}
    </MessageDialog>
  )
}
