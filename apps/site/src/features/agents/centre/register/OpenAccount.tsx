import { agents, type ReplyOf } from '@jackfruit/contracts'
import { Button, Card, Field, IconButton } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../../shared/calls/api.ts'
import { Form } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/useForm.ts'
import { CopyIcon, WarningCircleIcon } from '../../../../shared/look/icons.ts'
import { Problem } from '../../../../shared/parts/Problem.tsx'
import { useCopy } from '../../../../shared/text/copy.ts'
import { useText } from '../../../../shared/text/text.ts'
import { useChanged } from '../queries.ts'
import { useKey } from '../shared/useKey.ts'
import { KindChoice, type NewKind } from './KindChoice.tsx'
import { Presets, presetsOf, type Typed } from './Presets.tsx'
import type { Preset } from './preset.ts'

type Opened = ReplyOf<typeof agents.openAccount>

/** An account for somebody else. Its password lives on this screen alone, until another is opened or the page is left. */
export function OpenAccount({ most }: { most: readonly Preset[] }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <Card className="max-w-[760px] p-4 md:p-6">
      {opened ? (
        <Told opened={opened} onAnother={() => setOpened(null)} />
      ) : (
        <OpenForm most={most} onOpened={setOpened} />
      )}
    </Card>
  )
}

const fieldOf = (code: string) =>
  ['username_taken', 'line_full', 'field_invalid'].includes(code) ? 'account' : null

function OpenForm({ most, onOpened }: { most: readonly Preset[]; onOpened: (opened: Opened) => void }) {
  const text = useText()
  const form = useForm<'account'>({ account: '' }, fieldOf)
  const [kind, setKind] = useState<NewKind>('member')
  const [rates, setRates] = useState<Typed>({})
  const key = useKey()
  const changed = useChanged()
  const { account } = form.values
  const submit = async () => {
    const presets = kind === 'agent' ? presetsOf(rates, most) : []
    const isRight = form.isRight({
      account: /^[A-Za-z0-9]{4,14}$/.test(account) ? null : { key: 'agents.account_rule' },
    })
    if (!isRight || presets === null) return
    const asked = { account, kind, presets }
    await form.run(async () => {
      onOpened(await call(agents.openAccount, { body: { ...asked, key: key.of(JSON.stringify(asked)) } }))
      key.over()
    })
    await changed()
  }
  return (
    <Form at={form.ref} className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
      <p className="text-[14px] text-text-2">{text('agents.open_text')}</p>
      <Field
        label={text('auth.username')}
        name="account"
        maxLength={14}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={account}
        error={form.errors.account}
        hint={text('agents.account_rule')}
        onChange={(event) => form.type('account', event.target.value.replace(/[^A-Za-z0-9]/g, ''))}
      />
      <KindChoice value={kind} onChange={setKind} />
      {kind === 'agent' && (
        <Presets
          most={most}
          typed={rates}
          onType={(of, rate) => setRates((typed) => ({ ...typed, [of]: rate }))}
        />
      )}
      <Problem>{form.problem}</Problem>
      <Button type="submit" look="gold" size="lg" isBusy={form.isBusy} className="md:justify-self-start">
        {text('agents.open_make')}
      </Button>
    </Form>
  )
}

function Told({ opened, onAnother }: { opened: Opened; onAnother: () => void }) {
  const text = useText()
  const copy = useCopy()
  return (
    <div className="grid gap-4" data-testid="account-opened">
      <h3 className="text-[19px]">{text('agents.open_done')}</h3>
      <dl className="grid gap-3">
        {(
          [
            ['auth.username', opened.account],
            ['agents.open_password', opened.password],
          ] as const
        ).map(([label, said]) => (
          <div key={label}>
            <dt className="text-[13px] text-text-2">{text(label)}</dt>
            <dd className="field-box mt-1">
              <bdi className="num min-w-0 flex-1 text-[17px] font-[700] [overflow-wrap:anywhere]">{said}</bdi>
              <IconButton
                label={`${text('common.copy')}: ${text(label)}`}
                className="-me-2.5"
                onClick={() => copy(said)}
              >
                <CopyIcon size={18} />
              </IconButton>
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex gap-3 rounded-[12px] bg-warning-bg px-4 py-3 text-[14px] font-[620]">
        <WarningCircleIcon size={20} weight="fill" className="flex-none text-warning" />
        {text('agents.open_note')}
      </p>
      <Button look="green" className="justify-self-start" onClick={onAnother}>
        {text('agents.open_next')}
      </Button>
    </div>
  )
}
