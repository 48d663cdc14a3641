import { agents } from '@jackfruit/contracts'
import { Button, Card, Field } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../../shared/calls/api.ts'
import { Form } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/useForm.ts'
import { Problem } from '../../../../shared/parts/Problem.tsx'
import { SubPage } from '../../../../shared/parts/SubPage.tsx'
import { rangeOfDay } from '../../../../shared/period/period.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { note } from '../../../../shared/text/notes.ts'
import { useText } from '../../../../shared/text/text.ts'
import { useChanged } from '../queries.ts'
import { useKey } from '../shared/useKey.ts'
import { KindChoice, type NewKind } from './KindChoice.tsx'
import { Presets, presetsOf, type Typed } from './Presets.tsx'
import type { Preset } from './preset.ts'

interface LinkFormProps {
  most: readonly Preset[]
  onMade: (link: agents.Link) => void
  onLeave: () => void
}

const nothing = { name: '', ownCode: '', ends: '', limit: '' }
const fieldOf = (code: string) => (code === 'code_taken' ? 'ownCode' : null)

/** A new link: for whom it is, what it promises, and how long it is good. */
export function LinkForm({ most, onMade, onLeave }: LinkFormProps) {
  const text = useText()
  const { timeZone } = useBrand()
  const form = useForm<keyof typeof nothing>(nothing, fieldOf)
  const [kind, setKind] = useState<NewKind>('member')
  const [rates, setRates] = useState<Typed>({})
  const key = useKey()
  const changed = useChanged()
  const { name, ownCode, ends, limit } = form.values
  const submit = async () => {
    const presets = kind === 'agent' ? presetsOf(rates, most) : []
    const isRight = form.isRight({
      name: name.trim() === '' ? { key: 'agents.name_missing' } : null,
      ownCode: ownCode === '' || /^[A-Za-z0-9]{4,20}$/.test(ownCode) ? null : { key: 'agents.code_hint' },
    })
    if (!isRight || presets === null) return
    const asked = {
      ...{ name: name.trim(), kind, presets },
      ...(ownCode && { code: ownCode }),
      expiresAt: ends ? rangeOfDay(ends, timeZone).to : null,
      limit: limit ? Number(limit) : null,
    }
    await form.run(async () => {
      const made = await call(agents.makeLink, { body: { ...asked, key: key.of(JSON.stringify(asked)) } })
      key.over()
      await changed()
      note('good', text('agents.link_made', { name: made.name }))
      onMade(made)
    })
  }
  return (
    <SubPage title={text('agents.link_new')} back={text('agents.tab_links')} onBack={onLeave}>
      <Card className="max-w-[760px] p-4 md:p-6">
        <Form at={form.ref} className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
          <Field
            label={text('agents.link_name')}
            name="name"
            maxLength={40}
            autoComplete="off"
            value={name}
            error={form.errors.name}
            onChange={(event) => form.type('name', event.target.value)}
          />
          <KindChoice value={kind} onChange={setKind} />
          <div className="grid gap-4 md:grid-cols-2">
            <Field
              label={text('agents.link_code')}
              note={text('common.optional')}
              name="ownCode"
              maxLength={20}
              autoComplete="off"
              autoCapitalize="none"
              value={ownCode}
              error={form.errors.ownCode}
              hint={text('agents.code_hint')}
              onChange={(event) => form.type('ownCode', event.target.value.replace(/[^A-Za-z0-9]/g, ''))}
            />
            <Field
              label={text('agents.link_expires')}
              note={text('common.optional')}
              name="ends"
              type="date"
              value={ends}
              onChange={(event) => form.type('ends', event.target.value)}
            />
            <Field
              label={text('agents.link_limit')}
              note={text('common.optional')}
              name="limit"
              inputMode="numeric"
              maxLength={6}
              value={limit}
              onChange={(event) =>
                form.type('limit', event.target.value.replace(/\D/g, '').replace(/^0+/, ''))
              }
            />
          </div>
          {kind === 'agent' && (
            <Presets
              most={most}
              typed={rates}
              onType={(of, rate) => setRates((typed) => ({ ...typed, [of]: rate }))}
            />
          )}
          <Problem>{form.problem}</Problem>
          <Button type="submit" look="gold" size="lg" isBusy={form.isBusy} className="md:justify-self-start">
            {text('agents.link_make')}
          </Button>
        </Form>
      </Card>
    </SubPage>
  )
}
