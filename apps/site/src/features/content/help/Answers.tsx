import { Card } from '@jackfruit/ui'
import { useEffect, useRef } from 'react'
import { CaretDownIcon } from '../../../shared/look/icons.ts'
import type { Article } from '../../../shared/text/topics.ts'
import { Written } from '../../../shared/text/Written.tsx'

interface AnswersProps {
  articles: readonly Article[]
  /** The answer that the address names: open, and in sight. */
  named: string
}

/** Questions that open in place. Each can be named in an address. */
export function Answers({ articles, named }: AnswersProps) {
  return (
    <Card className="overflow-hidden">
      {articles.map((article, index) => (
        <Answer key={article.id} article={article} isNamed={article.id === named} isFirst={index === 0} />
      ))}
    </Card>
  )
}

interface AnswerProps {
  article: Article
  isNamed: boolean
  isFirst: boolean
}

/** The first answer is open from the start: it shows what the others will do. */
function Answer({ article: { id, title, content }, isNamed, isFirst }: AnswerProps) {
  const place = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isFirst && place.current) place.current.open = true
  }, [isFirst])
  useEffect(() => {
    if (!isNamed || !place.current) return
    place.current.open = true
    place.current.scrollIntoView({ block: 'nearest' })
  }, [isNamed])
  return (
    <details ref={place} id={id} className="group scroll-mt-24 border-line not-first:border-t">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 font-[640] outline-offset-[-3px] hover:bg-(--hover) md:px-5 [&::-webkit-details-marker]:hidden">
        <h3 className="!text-[15px] [font-stretch:100%]">
          <bdi>{title}</bdi>
        </h3>
        <CaretDownIcon
          size={18}
          weight="bold"
          className="flex-none text-text-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-5 md:px-5">
        <Written html={content} />
      </div>
    </details>
  )
}
