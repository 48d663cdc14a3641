import { methodKinds } from '@jackfruit/contracts/cashier-deposits'
import { join } from '@jackfruit/ui'
import { useId } from 'react'
import {
  BankIcon,
  CheckIcon,
  CoinsIcon,
  DeviceMobileIcon,
  type IconKind,
  QrCodeIcon,
} from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import type { Method } from './queries.ts'

const icons: Readonly<Record<Method['kind'], IconKind>> = {
  wallet: DeviceMobileIcon,
  bank: BankIcon,
  qr: QrCodeIcon,
  crypto: CoinsIcon,
}

interface MethodChoiceProps {
  methods: readonly Method[]
  chosen: Method
  /** Said of the one that was chosen before. */
  error: string | null
  onChoose: (code: string) => void
}

/** Kinds of method as cards; where a kind has several, each by its name below. */
export function MethodChoice({ methods, chosen, error, onChoose }: MethodChoiceProps) {
  const text = useText()
  const group = useId()
  const kinds = methodKinds.filter((kind) => methods.some((method) => method.kind === kind))
  const alike = methods.filter(({ kind }) => kind === chosen.kind)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="mb-2.5 text-[17px] font-[720]">1. {text('deposit.method')}</legend>
        <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
          {kinds.map((kind) => {
            const Icon = icons[kind]
            const first = methods.find((method) => method.kind === kind)
            const isChosen = kind === chosen.kind
            return (
              <label
                key={kind}
                className={join(
                  'relative grid cursor-pointer content-start gap-1 rounded-[16px] p-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]',
                  isChosen
                    ? 'bg-rind-050 shadow-[inset_0_0_0_2px_var(--field-active)] dark:bg-surface-2'
                    : 'bg-surface shadow-[inset_0_0_0_1px_var(--line)] hover:bg-surface-2',
                )}
              >
                <input
                  type="radio"
                  name={`${group}-kind`}
                  value={kind}
                  checked={isChosen}
                  className="sr-only"
                  onChange={() => first && onChoose(first.code)}
                />
                <Icon size={26} weight="duotone" className="text-link" />
                <span className="text-[15px] leading-[1.4] font-[680]">{text(`deposit.kind_${kind}`)}</span>
                <span className="text-[13px] leading-[1.4] text-text-2">
                  {kind === 'crypto'
                    ? text('deposit.speed_crypto', { count: first?.confirmations ?? 1 })
                    : text(`deposit.speed_${kind}`)}
                </span>
                {isChosen && (
                  <span className="absolute end-3 top-3 grid h-[18px] w-[18px] place-items-center rounded-full bg-rind-600 text-white">
                    <CheckIcon size={12} weight="bold" />
                  </span>
                )}
              </label>
            )
          })}
        </div>
      </fieldset>
      {alike.length > 1 && (
        <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
          <legend className="sr-only">{text('deposit.account')}</legend>
          {alike.map(({ code, name }) => (
            <button
              key={code}
              type="button"
              className="chip"
              aria-pressed={code === chosen.code}
              onClick={() => onChoose(code)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      {error && (
        <p role="alert" className="field-hint field-error !mt-0">
          {error}
        </p>
      )}
    </div>
  )
}
