import type { agents, ReplyOf } from '@jackfruit/contracts'
import { formatCount } from '@jackfruit/i18n'
import { Badge, Button, Card, Empty, join } from '@jackfruit/ui'
import { useState } from 'react'
import { PlusIcon } from '../../../../shared/look/icons.ts'
import { useText } from '../../../../shared/text/text.ts'
import { LinkCard } from './LinkCard.tsx'
import { LinkForm } from './LinkForm.tsx'

type Answer = ReplyOf<typeof agents.links>

/** Links of the agent with what they brought; the chosen one shows its code and its address. */
export function Links({ of: { lists, most, address } }: { of: Answer }) {
  const text = useText()
  const [chosenId, setChosen] = useState<string | null>(null)
  const [isMaking, setMaking] = useState(false)
  const chosen = lists.find(({ id }) => id === chosenId) ?? lists[0]
  if (isMaking)
    return (
      <LinkForm
        most={most}
        onMade={(link) => {
          setChosen(link.id)
          setMaking(false)
        }}
        onLeave={() => setMaking(false)}
      />
    )
  const make = (
    <Button look="green" icon={<PlusIcon size={18} weight="bold" />} onClick={() => setMaking(true)}>
      {text('agents.link_new')}
    </Button>
  )
  if (!chosen)
    return (
      <Card>
        <Empty title={text('agents.links_empty')} action={make}>
          {text('agents.links_empty_text')}
        </Empty>
      </Card>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_300px]">
      <Card className="overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
          <b className="font-[680]">{text('agents.links_count', { count: lists.length })}</b>
          {make}
        </div>
        <ul>
          {lists.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              isChosen={link.id === chosen.id}
              onChoose={() => setChosen(link.id)}
            />
          ))}
        </ul>
      </Card>
      <LinkCard key={chosen.id} link={chosen} address={address} />
    </div>
  )
}

const linkTones = { open: 'positive', paused: 'warning', expired: 'neutral', full: 'neutral' } as const

interface LinkRowProps {
  link: agents.Link
  isChosen: boolean
  onChoose: () => void
}

function LinkRow({ link, isChosen, onChoose }: LinkRowProps) {
  const text = useText()
  const { visits, signUps, firstDeposits } = link
  const share = (part: number, of: number) => (of === 0 ? '' : ` ${Math.round((part * 100) / of)}%`)
  return (
    <li className="border-t border-line">
      <button
        type="button"
        aria-pressed={isChosen}
        data-testid="agent-link"
        className={join(
          'grid w-full gap-x-4 gap-y-1.5 border-s-[3px] px-4 py-3 text-start md:grid-cols-[minmax(0,1fr)_auto] md:items-center',
          isChosen
            ? 'border-rind-600 bg-rind-050 dark:bg-surface-2'
            : 'border-transparent hover:bg-surface-2',
        )}
        onClick={onChoose}
      >
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="font-[660] [overflow-wrap:anywhere]">{link.name}</b>
            <Badge tone={link.kind === 'agent' ? 'positive' : 'neutral'}>
              {text(`agents.kind_${link.kind}`)}
            </Badge>
            {link.state !== 'open' && (
              <Badge tone={linkTones[link.state]}>{text(`agents.link_${link.state}`)}</Badge>
            )}
          </span>
          <span className="num block text-[13px] text-text-3">{link.code}</span>
        </span>
        <span className="flex flex-wrap gap-x-4 text-[13px] text-text-2">
          <Count label={text('agents.link_visits')} value={formatCount(visits)} />
          <Count
            label={text('agents.link_signUps')}
            value={formatCount(signUps)}
            share={share(signUps, visits)}
          />
          <Count
            label={text('agents.f_firstDeposits')}
            value={formatCount(firstDeposits)}
            share={share(firstDeposits, signUps)}
          />
        </span>
      </button>
    </li>
  )
}

/** Per cent with its base before it. */
function Count({ label, value, share = '' }: { label: string; value: string; share?: string }) {
  return (
    <span>
      <span className="block text-[12px] text-text-3">{label}</span>
      <bdi className="num">
        <b className="font-[680] text-text">{value}</b>
        {share}
      </bdi>
    </span>
  )
}
