import { Button, Card, Empty, Skeleton } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import { usePlace } from '../../../shared/address/navigation.ts'
import {
  CoinsIcon,
  type IconKind,
  MagnifyingGlassIcon,
  QuestionIcon,
  ReceiptIcon,
  ScalesIcon,
  ShieldCheckIcon,
  UserIcon,
  WrenchIcon,
  XIcon,
} from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { PageHead } from '../../../shared/parts/PageHead.tsx'
import { useText } from '../../../shared/text/text.ts'
import { type Topic, useTopics } from '../../../shared/text/topics.ts'
import { Answers } from './Answers.tsx'
import { searchArticles, topicOf } from './search.ts'

interface HelpPageProps {
  /** The slides of this page. */
  banner?: ReactNode
  /** The ways to a person; the centre alone has none. */
  children?: ReactNode
}

/** Topics that every brand begins with; one that operators added later carries the question mark. */
const icons: Readonly<Record<string, IconKind>> = {
  account: UserIcon,
  'play-money': CoinsIcon,
  fairness: ScalesIcon,
  records: ReceiptIcon,
  safety: ShieldCheckIcon,
  technical: WrenchIcon,
}

/** Topics and answers, a search through all of them, and the ways to a person. */
export default function HelpPage({ banner, children }: HelpPageProps) {
  const text = useText()
  const topics = useTopics()
  const { hash } = usePlace()
  const shown = topics.data?.topics.filter(({ kind }) => kind === 'help')
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 py-5 md:gap-6 md:py-8">
      <PageHead banner={banner} title={text('frame.help')} lead={text('help.lead')} />
      {shown ? (
        // A new address begins anew, whatever was searched or chosen before.
        <Centre key={hash} topics={shown} named={hash} />
      ) : topics.isError ? (
        <Card>
          <Failed of={topics} title="help.failed" />
        </Card>
      ) : (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-[340px] !rounded-[18px]" />
        </div>
      )}
      {children && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {children}
        </div>
      )}
    </div>
  )
}

function Centre({ topics, named }: { topics: readonly Topic[]; named: string }) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(named)
  const topic = topicOf(topics, chosen) ?? topics[0]
  const isSearching = typed.trim() !== ''
  const found = searchArticles(topics, typed)
  if (!topic) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[280px_minmax(0,1fr)]">
      <div className="grid gap-4 lg:col-span-2">
        <div className="field-box">
          <MagnifyingGlassIcon size={20} className="flex-none text-text-3" />
          <input
            type="search"
            aria-label={text('help.search')}
            placeholder={text('help.search')}
            maxLength={100}
            className="[&::-webkit-search-cancel-button]:hidden"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {typed && (
            <button
              type="button"
              className="icon-btn icon-btn-bare -me-2.5"
              aria-label={text('help.clear')}
              onClick={() => setTyped('')}
            >
              <XIcon size={18} />
            </button>
          )}
        </div>
      </div>
      <nav aria-label={text('help.topics')} className="max-lg:order-last">
        <ul className="grid grid-cols-2 gap-2 lg:grid-cols-1">
          {topics.map(({ id, title }) => (
            <li key={id}>
              <TopicButton
                icon={icons[id] ?? QuestionIcon}
                isOn={!isSearching && id === topic.id}
                onPress={() => {
                  setTyped('')
                  setChosen(id)
                }}
              >
                <bdi>{title}</bdi>
              </TopicButton>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="help-list" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {isSearching ? (
          <p id="help-list" role="status" className="text-[14px] text-text-2">
            {text('help.answers', { count: found.length })}
          </p>
        ) : (
          <h2 id="help-list" className="text-[19px] md:text-[24px]">
            <bdi>{topic.title}</bdi>
          </h2>
        )}
        {isSearching && found.length === 0 ? (
          <Card>
            <Empty
              title={text('help.none_title')}
              action={<Button onClick={() => setTyped('')}>{text('help.clear')}</Button>}
            >
              {text('help.none_text')}
            </Empty>
          </Card>
        ) : (
          <Answers articles={isSearching ? found : topic.articles} named={named} />
        )}
      </section>
    </div>
  )
}

interface TopicButtonProps {
  icon: IconKind
  isOn: boolean
  onPress: () => void
  children: ReactNode
}

function TopicButton({ icon: Icon, isOn, onPress, children }: TopicButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="card flex h-full min-h-14 w-full items-center gap-3 border-0 px-4 py-3 text-start text-[15px] font-[640] aria-pressed:!shadow-[0_0_0_2px_var(--nav-active)] hover:bg-(--hover)"
      onClick={onPress}
    >
      <Icon size={22} className="flex-none text-link" />
      <span className="min-w-0">{children}</span>
    </button>
  )
}
