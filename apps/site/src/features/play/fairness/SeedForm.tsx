import { clientSeedPattern } from '@jackfruit/fairness'
import { Button, Field, MessageDialog } from '@jackfruit/ui'
import { useState } from 'react'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { DiceFiveIcon, InfoIcon, LockIcon, WarningCircleIcon } from '../../../shared/look/icons.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { type MakerSeeds, randomSeed, useChangeSeeds } from './seeds.ts'

const seedMax = 64

/** Chooses the next seed; asked once more before the old one is given away. */
export function SeedForm({ maker, isRoundOpen }: { maker: MakerSeeds; isRoundOpen: boolean }) {
  const text = useText()
  const change = useChangeSeeds()
  const [isAsking, setAsking] = useState(false)
  const form = useForm({ seed: '' }, (code) => (code === 'field_invalid' ? 'seed' : null))
  const seed = form.values.seed.trim()
  const { vassalage, name } = maker

  const reveal = async () => {
    const isDone = await form.run(() => change(vassalage, seed))
    setAsking(false)
    if (!isDone) return
    form.type('seed', '')
    note('good', text('seeds.changed'))
  }

  return (
    <Form
      at={form.ref}
      className="grid gap-3 rounded-[14px] bg-sunken p-4"
      onSubmit={() => {
        if (form.isRight({ seed: clientSeedPattern.test(seed) ? null : { key: 'seeds.invalid' } }))
          setAsking(true)
      }}
    >
      <Field
        name="seed"
        label={text('seeds.new_seed')}
        hint={text('seeds.hint')}
        error={form.errors.seed}
        errorIcon={<WarningCircleIcon size={16} weight="fill" />}
        maxLength={seedMax}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        value={form.values.seed}
        onChange={(event) => form.type('seed', event.target.value)}
      />
      {form.problem && (
        <p role="alert" className="field-hint field-error">
          <WarningCircleIcon size={16} weight="fill" />
          {form.problem}
        </p>
      )}
      {isRoundOpen && (
        <p className="field-hint">
          <InfoIcon size={16} weight="fill" />
          {text('errors.seeds_round_open')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button icon={<DiceFiveIcon size={18} />} onClick={() => form.type('seed', randomSeed())}>
          {text('seeds.random')}
        </Button>
        <Button type="submit" look="green" isDisabled={isRoundOpen}>
          {text('seeds.change')}
        </Button>
      </div>
      <MessageDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        icon={<LockIcon size={24} weight="duotone" />}
        title={text('seeds.confirm_title', { maker: name })}
        buttons={[
          { label: text('common.cancel') },
          {
            label: text('seeds.change'),
            look: 'green',
            testId: 'confirm',
            isBusy: form.isBusy,
            onPress: () => void reveal(),
          },
        ]}
      >
        {text('seeds.confirm_text')}
      </MessageDialog>
    </Form>
  )
}
