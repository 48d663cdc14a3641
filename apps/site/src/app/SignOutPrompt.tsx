import { Button, Confirm } from '@jackfruit/ui'
import { useState } from 'react'
import { note } from '../shared/notes.ts'
import { useText } from '../shared/text.ts'
import { useActions } from './actions.ts'
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
    <Confirm
      isOpen
      onClose={stopAsking}
      title={text('shell.sign_out_title')}
      cancelLabel={text('common.cancel')}
      confirm={
        <Button
          look="green"
          data-testid="confirm"
          isBusy={isBusy}
          className="max-sm:flex-1"
          onClick={() => void leave()}
        >
          {text('shell.sign_out')}
        </Button>
      }
    >
      {text('shell.sign_out_question')}
    </Confirm>
  )
}
