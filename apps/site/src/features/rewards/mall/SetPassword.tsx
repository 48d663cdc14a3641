import { Button } from '@jackfruit/ui'
import { LockIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'

/** Points leave behind the payment password; who has none yet is shown the way to it. */
export function SetPassword({ onSetPassword }: { onSetPassword: () => void }) {
  const text = useText()
  return (
    <div className="grid justify-items-start gap-4 px-6 pt-4 pb-6">
      <p className="flex gap-3 rounded-[14px] bg-warning-bg px-4 py-3 text-[14px] font-[620]">
        <LockIcon size={20} className="flex-none text-warning" />
        {text('points.password_first')}
      </p>
      <Button look="green" onClick={onSetPassword}>
        {text('points.password_set')}
      </Button>
    </div>
  )
}
