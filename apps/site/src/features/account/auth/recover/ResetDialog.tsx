import { Button, Dialog } from '@jackfruit/ui'
import { useState } from 'react'
import { CallFailure } from '../../../../shared/calls/failure.ts'
import { Form } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/useForm.ts'
import { XIcon } from '../../../../shared/look/icons.ts'
import { note } from '../../../../shared/text/notes.ts'
import { useText } from '../../../../shared/text/text.ts'
import { Problem } from '../Problem.tsx'
import { useNewPassword } from '../useNewPassword.tsx'
import { setByLink } from './recovering.ts'

type Name = 'newPassword' | 'confirmNewPassword'

const fieldOf = (code: string): Name | null => {
  if (code === 'field_invalid') return 'newPassword'
  return code === 'passwords_differ' ? 'confirmNewPassword' : null
}

interface ResetDialogProps {
  token: string
  onClose: () => void
  onLogIn: () => void
  onAskAgain: () => void
}

/** Where the mailed link leads. */
export default function ResetDialog({ token, onClose, onLogIn, onAskAgain }: ResetDialogProps) {
  const text = useText()
  const form = useForm<Name>({ newPassword: '', confirmNewPassword: '' }, fieldOf)
  const [isOver, setOver] = useState(!token)
  const { complaints, fields } = useNewPassword(form)

  const submit = async () => {
    if (!form.isRight(complaints)) return
    const isDone = await form.run(() =>
      setByLink(token, form.values.newPassword).catch((error: unknown) => {
        setOver(error instanceof CallFailure && error.code === 'reset_link_invalid')
        throw error
      }),
    )
    if (!isDone) return
    note('good', text('recover.saved'))
    onLogIn()
  }

  return (
    <Dialog
      isOpen
      holdsForm
      onPhone="full"
      title={text('recover.reset_title')}
      description={text('recover.reset_lead')}
      closeLabel={text('common.close')}
      closeIcon={<XIcon size={20} weight="bold" />}
      onClose={onClose}
    >
      <Form at={form.ref} className="grid grid-cols-[minmax(0,1fr)] gap-4 p-6" onSubmit={submit}>
        {isOver ? (
          <Problem title={text('recover.link_over')} />
        ) : (
          form.problem && <Problem title={form.problem} />
        )}
        {fields}
        <Button
          type="submit"
          look="gold"
          size="lg"
          isBusy={form.isBusy}
          isDisabled={isOver}
          className="mt-2 w-full"
        >
          {text('recover.save')}
        </Button>
        {isOver && (
          <Button look="ghost" className="justify-self-center" onClick={onAskAgain}>
            {text('recover.ask_again')}
          </Button>
        )}
      </Form>
    </Dialog>
  )
}
