import { formatDateTime } from '@jackfruit/i18n'
import { Button, Card, Empty, Skeleton } from '@jackfruit/ui'
import { ArrowLeftIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { Written } from '../../../shared/text/Written.tsx'
import { usePromotion } from './queries.ts'

interface PromoDetailProps {
  id: string | undefined
  onList: () => void
}

/** One promotion in full. */
export default function PromoDetail({ id, onList }: PromoDetailProps) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const found = usePromotion(id)
  const back = (
    <Button icon={<ArrowLeftIcon size={18} className="rtl:-scale-x-100" />} onClick={onList}>
      {text('promotions.to_list')}
    </Button>
  )
  return (
    <div className="wrap grid max-w-[860px] grid-cols-[minmax(0,1fr)] content-start gap-5 py-5 md:py-8">
      <div>{back}</div>
      {found.isError && !found.data && (
        <Card>
          <Failed of={found} title="promotions.failed" />
        </Card>
      )}
      {id !== undefined && found.isPending && <Skeleton className="h-[320px] !rounded-[18px]" />}
      {(id === undefined || found.data === null) && (
        <Card>
          <Empty title={text('promotions.unknown_title')}>{text('promotions.unknown_text')}</Empty>
        </Card>
      )}
      {found.data && (
        <Card as="article" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 md:p-8">
          <header>
            <h1 className="text-[24px] md:text-[30px]">{found.data.title}</h1>
            <time dateTime={found.data.publishedAt} className="num text-[14px] text-text-2">
              {formatDateTime(found.data.publishedAt, language, timeZone, 'day')}
            </time>
          </header>
          <Written html={found.data.content} />
        </Card>
      )}
    </div>
  )
}
