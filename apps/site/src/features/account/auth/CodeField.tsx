import { Button } from '@jackfruit/ui'
import { digitsOf } from '../../../shared/form/digits.ts'
import { SecretField } from '../../../shared/secret/SecretField.tsx'
import { useText } from '../../../shared/text/text.ts'
import { useSending } from './useSending.ts'

interface CodeFieldProps {
  name?: string
  value: string
  error?: string | undefined
  onType: (code: string) => void
  /** Sends a code and answers for how many minutes the button rests; null when there is nowhere to send it. */
  onAsk: () => Promise<number | null>
  /** Each digit in a box of its own, where the code is all that is asked. */
  isBoxed?: boolean
}

/** Of every code that is sent. */
const codeLength = 6

/** A code that was sent, and the button that sends it: at most once a second, and then resting. */
export function CodeField({
  name = 'verificationCode',
  value,
  error,
  onType,
  onAsk,
  isBoxed = false,
}: CodeFieldProps) {
  const text = useText()
  const { left, isAsking, isSent, send } = useSending(onAsk)

  return (
    <>
      <SecretField
        kind="code"
        label={text('auth.code')}
        name={name}
        value={value}
        error={error}
        maxLength={255}
        onType={isBoxed ? (typed) => onType(digitsOf(typed).slice(0, codeLength)) : onType}
        {...(isBoxed && { boxes: codeLength })}
        after={
          <Button className="min-w-[116px] flex-none" isBusy={isAsking} isDisabled={left > 0} onClick={send}>
            {left > 0 ? text('auth.code_again', { seconds: left }) : text('auth.code_send')}
          </Button>
        }
      />
      <p role="status" className="sr-only">
        {isSent ? text('auth.code_sent') : ''}
      </p>
    </>
  )
}
