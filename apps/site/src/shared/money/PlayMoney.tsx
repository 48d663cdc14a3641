import { Badge } from '@jackfruit/ui'
import { useBrand } from '../session/brand.ts'
import { useText } from '../text/text.ts'

/** What the amounts of a page are, where a brand plays with play money; beside money of value there is nothing to say. */
export function PlayMoney() {
  const text = useText()
  const { playMoney } = useBrand()
  return playMoney ? <Badge tone="info">{text('common.play_money')}</Badge> : null
}
