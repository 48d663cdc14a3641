import { Dialog } from '@jackfruit/ui'
import { ChangePassword } from '../features/auth/index.ts'
import { XIcon } from '../shared/icons.ts'
import { useText } from '../shared/text.ts'
import { passwordIsChanged } from './entered.ts'
import { askSignOut } from './signOut.ts'

/** Stands in the way until the password is changed; closing it is signing out, which asks first. */
export default function ForcedPassword() {
  const text = useText()
  return (
    <Dialog
      isOpen
      holdsForm
      onPhone="full"
      title={text('auth.change_password')}
      description={text('auth.change_password_forced')}
      closeLabel={text('shell.sign_out')}
      closeIcon={<XIcon size={20} weight="bold" />}
      onClose={askSignOut}
    >
      <div className="p-6">
        <ChangePassword onDone={passwordIsChanged} />
      </div>
    </Dialog>
  )
}
