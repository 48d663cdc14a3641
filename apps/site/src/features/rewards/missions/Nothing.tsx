import { Button, Card, Empty } from '@jackfruit/ui'
import { useText } from '../../../shared/text/text.ts'

interface NothingProps {
  title: 'missions.cashback_none' | 'missions.none_title' | 'missions.board_none'
  onOffers: () => void
}

/** Nothing of it runs: what does stands with the offers. */
export function Nothing({ title, onOffers }: NothingProps) {
  const text = useText()
  return (
    <Card>
      <Empty title={text(title)} action={<Button onClick={onOffers}>{text('offers.see_all')}</Button>}>
        {text('missions.none_text')}
      </Empty>
    </Card>
  )
}
