import { Card, Empty, join, Skeleton } from '@jackfruit/ui'
import { Link } from '../../../shared/address/Link.tsx'
import { hrefOf, usePlace } from '../../../shared/address/navigation.ts'
import { useTitle } from '../../../shared/address/title.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useText } from '../../../shared/text/text.ts'
import { type Topic, useTopics } from '../../../shared/text/topics.ts'
import { Written } from '../../../shared/text/Written.tsx'

/** The texts behind the links of the footer: what the house is, its rules, and what it does with data. */
export default function InfoPage() {
  const topics = useTopics()
  const texts = topics.data?.topics.filter(({ kind }) => kind === 'info')
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 py-5 md:py-8">
      {texts ? (
        <Texts texts={texts} />
      ) : topics.isError ? (
        <Card>
          <Failed of={topics} title="info.failed" />
        </Card>
      ) : (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-[420px] !rounded-[18px]" />
        </div>
      )}
    </div>
  )
}

/** An address that names no text of ours shows the first. */
function Texts({ texts }: { texts: readonly Topic[] }) {
  const { page } = usePlace().search
  const shown = texts.find(({ id }) => id === page) ?? texts[0]
  const text = useText()
  useTitle(shown?.title ?? text('info.texts'))
  if (!shown)
    return (
      <Card>
        <Empty title={text('info.missing')}>{text('info.missing_text')}</Empty>
      </Card>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[260px_minmax(0,1fr)]">
      <nav aria-label={text('info.texts')} className="card p-2">
        <ul className="flex gap-1 max-lg:flex-wrap lg:grid">
          {texts.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={hrefOf('/info', { page: id })}
                aria-current={id === shown.id ? 'page' : undefined}
                className={join(
                  'flex min-h-11 items-center rounded-[12px] px-3.5 py-2 text-[15px] font-[600]',
                  id === shown.id ? 'bg-(--chip-on) text-(--chip-on-text)' : 'hover:bg-(--hover)',
                )}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Card as="article" className="grid grid-cols-[minmax(0,1fr)] gap-7 p-5 md:p-9">
        <h1 className="text-[26px] md:text-[34px]">{shown.title}</h1>
        {shown.articles.map(({ id, title, content }) => (
          <section key={id} id={id} className="max-w-[72ch] scroll-mt-24">
            <h2 className="mb-2 text-[19px]">{title}</h2>
            <Written html={content} />
          </section>
        ))}
      </Card>
    </div>
  )
}
