import { usePlace } from '../../shared/address/navigation.ts'
import { useText } from '../../shared/text/text.ts'
import { SeveralPlace } from '../play/SeveralPlace.tsx'
import { Page } from './Page.tsx'
import { readSearch } from './paths.ts'

export default function LiveTablesRoute() {
  const text = useText()
  const { of } = readSearch(usePlace().search)
  return (
    <Page title={text('live.several')} className="min-h-0">
      <SeveralPlace of={of} />
    </Page>
  )
}
