import { Field } from '@jackfruit/ui'
import { DialingCode } from '../../../shared/form/DialingCode.tsx'
import { WarningCircleIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { mobileSample } from './rules.ts'

interface DialingFieldProps {
  number: string
  dialingCode: string
  error?: string | undefined
  onNumber: (number: string) => void
  onDialingCode: (code: string) => void
}

/** A mobile number with the dialling code of its country. */
export function DialingField({ number, dialingCode, error, onNumber, onDialingCode }: DialingFieldProps) {
  const text = useText()
  const { registerRules, dialingCodes } = useBrand()
  return (
    <Field
      label={text('auth.mobile')}
      name="mobileNum"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={20}
      placeholder={mobileSample(registerRules['mobileNum']).sample}
      value={number}
      error={error}
      errorIcon={<WarningCircleIcon size={16} weight="fill" />}
      icon={<DialingCode value={dialingCode} usual={dialingCodes} onChoose={onDialingCode} />}
      onChange={(event) => onNumber(event.target.value)}
    />
  )
}
