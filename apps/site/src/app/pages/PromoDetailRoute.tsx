import { PromoDetail } from '../../features/content/promotions/index.ts'
import { usePlace } from '../../shared/address/navigation.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { Page } from './Page.tsx'
import { readSearch } from './paths.ts'

export default function PromoDetailRoute() {
  const text = useText()
  const { go } = useActions()
  const { id } = readSearch(usePlace().search)
  return (
    <Page title={text('promotions.title')}>
      <PromoDetail id={id} onList={() => go('/promotions')} />
    </Page>
  )
}
