import { formatDateTime } from '@jackfruit/i18n'
import { Button, join } from '@jackfruit/ui'
import { CheckCircleIcon, PlusCircleIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import type { Account } from './queries.ts'
import { iconOf, useMethodName } from './words.ts'

interface AccountChoiceProps {
  accounts: readonly Account[]
  value: string | null
  error: string | undefined
  canAdd: boolean
  onChange: (id: string) => void
  onAdd: () => void
  onManage: () => void
}

/** Which of the bound accounts is paid to. One that still rests can be seen, and says until when. */
export function AccountChoice({
  accounts,
  value,
  error,
  canAdd,
  onChange,
  onAdd,
  onManage,
}: AccountChoiceProps) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const nameOf = useMethodName()
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? 'withdraw-account-error' : undefined}>
      <legend className="mb-3 flex w-full items-center justify-between">
        <h3 className="text-[17px]">{text('withdraw.step_account')}</h3>
        {accounts.length > 0 && (
          <Button look="text" size="sm" className="-me-2" onClick={onManage}>
            {text('withdraw.manage')}
          </Button>
        )}
      </legend>
      {accounts.length === 0 && <p className="-mt-3 text-[14px] text-text-2">{text('withdraw.intro')}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {accounts.map((account) => {
          const { id, kind, tail, holder, isUsable, usableAt } = account
          const isChosen = id === value
          const Icon = iconOf[kind]
          return (
            <label
              key={id}
              className={join(
                'card flex min-h-[62px] cursor-pointer items-center gap-3 px-4 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-focus',
                isChosen && '!bg-rind-050 !shadow-[inset_0_0_0_2px_var(--rind-500)] dark:!bg-surface-2',
              )}
            >
              <input
                type="radio"
                name="bankAccountId"
                className="sr-only"
                checked={isChosen}
                onChange={() => onChange(id)}
              />
              <Icon size={28} className="flex-none text-positive" />
              <span className="min-w-0 flex-1">
                <span className="block font-[640]">
                  {nameOf(account)} <bdi className="num whitespace-nowrap">···· {tail}</bdi>
                </span>
                <span className="block truncate text-[13px] text-text-2">
                  {isUsable
                    ? holder
                    : text('withdraw.rests_until', {
                        time: formatDateTime(usableAt, language, timeZone, 'short'),
                      })}
                </span>
              </span>
              {isChosen && <CheckCircleIcon size={22} weight="fill" className="flex-none text-positive" />}
            </label>
          )
        })}
        {canAdd && (
          <button
            type="button"
            className="flex min-h-[62px] items-center justify-center gap-2 rounded-[18px] border-[1.5px] border-dashed border-line-strong px-4 text-[15px] font-[640] text-link hover:bg-hover"
            onClick={onAdd}
          >
            <PlusCircleIcon size={22} />
            {text('withdraw.add_account')}
          </button>
        )}
      </div>
      {error && (
        <p id="withdraw-account-error" role="alert" className="field-hint field-error !mt-0">
          {error}
        </p>
      )}
    </fieldset>
  )
}
