import { formatMoney } from '@jackfruit/i18n'
import { Button, MessageDialog } from '@jackfruit/ui'
import { useState } from 'react'
import { useBrand } from '../../../shared/session/brand.ts'
import { note } from '../../../shared/text/notes.ts'
import { failureText, useText } from '../../../shared/text/text.ts'
import { type RunningBonus, useGiveUp } from './queries.ts'

/** Says exactly what is lost, and asks once. */
export function GiveUp({ bonus }: { bonus: RunningBonus }) {
  const text = useText()
  const { currency } = useBrand()
  const [isAsked, setAsked] = useState(false)
  const giveUp = useGiveUp()
  const amount = formatMoney(bonus.lost, currency)
  const close = () => setAsked(false)
  const press = async () => {
    try {
      const { lost } = await giveUp.mutateAsync(bonus)
      note('good', text('offers.bonus_given_up', { amount: formatMoney(lost, currency) }))
    } catch (failure) {
      note('bad', failureText(failure))
    }
    close()
  }
  return (
    <>
      <Button size="sm" className="justify-self-start" onClick={() => setAsked(true)}>
        {text('offers.bonus_give_up')}
      </Button>
      <MessageDialog
        isOpen={isAsked}
        onClose={close}
        title={text('offers.bonus_give_up_title')}
        buttons={[
          { label: text('offers.bonus_keep') },
          {
            label: text('offers.bonus_lose', { amount }),
            look: 'danger',
            isBusy: giveUp.isPending,
            testId: 'bonus-lose',
            onPress: () => void press(),
          },
        ]}
      >
        {text('offers.bonus_give_up_text', { amount })}
      </MessageDialog>
    </>
  )
}
