import { usePlace } from '../../shared/address/navigation.ts'
import { useText } from '../../shared/text/text.ts'
import { Page } from '../pages/Page.tsx'
import { readSearch } from '../pages/paths.ts'
import { SeveralPlace } from './SeveralPlace.tsx'

export default function LiveTablesRoute() {
  const text = useText()
  const { of } = readSearch(usePlace().search)
  return (
    <Page title={text('live.several')} className="min-h-0">
      <SeveralPlace of={of} />
    </Page>
  )
}
