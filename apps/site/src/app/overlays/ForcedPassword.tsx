import { Button, Dialog } from '@jackfruit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { ChangePassword } from '../../features/account/auth/index.ts'
import { XIcon } from '../../shared/look/icons.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { type DuePassword, forgetDuePassword } from '../start/entered.ts'
import { askSignOut } from './signOut.ts'

/**
 * Stands in the way until the password is changed. While that is due now, nothing closes it but signing
 * out, which asks first; while it is due soon, it can be put off.
 */
export default function ForcedPassword({ when, known }: DuePassword) {
  const text = useText()
  const cache = useQueryClient()
  const { home } = useActions()
  const isForced = when === 'now'
  const done = () => {
    forgetDuePassword()
    // Everything but the member was held back until now.
    void cache.invalidateQueries()
    home()
  }
  return (
    <Dialog
      isOpen
      holdsForm
      isStaying={isForced}
      onPhone="full"
      title={text('security.change_password')}
      description={text(isForced ? 'security.change_password_forced' : 'security.change_password_offered')}
      closeLabel={text(isForced ? 'shell.sign_out' : 'auth.later')}
      closeIcon={<XIcon size={20} weight="bold" />}
      onClose={isForced ? askSignOut : forgetDuePassword}
    >
      <div className="grid gap-4 p-6">
        <ChangePassword onDone={done} known={known} />
        {!isForced && (
          <Button look="ghost" className="justify-self-start" onClick={forgetDuePassword}>
            {text('auth.later')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
