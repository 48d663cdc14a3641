import { type RefObject, useEffect, useRef, useState } from 'react'
import { holding } from '../../../../shared/money/holding.ts'
import { useSecretAsked } from '../../../../shared/secret/asked.ts'
import { useText } from '../../../../shared/text/text.ts'
import { type Launch, type Opening, roundWordOf, type Verb, verbOf } from './frame.ts'
import { makeHearing, type Wish } from './hearing.ts'
import { type FocusMark, useFocusBack } from './useFocusBack.ts'
import { WishBar } from './WishBar.tsx'

type Acts = Partial<Record<Verb, () => void>>

interface GameFrameProps {
  opening: Extract<Opening, { kind: 'frame' }>
  launch: Launch
  /** What the page around the frame does at its word. */
  acts: Acts
  sandbox: string
  allow?: string
  ground: string
  at?: RefObject<HTMLIFrameElement | null>
  /** Remembers over a replaced frame whether it had the focus. */
  mark: RefObject<FocusMark>
  onLoad?: () => void
  /** Others stand beside it: what one of them still shows would hold back what all of them moved. */
  isOneOfSeveral?: boolean
}

/** The one place where the page of a game stands in ours. No frame is mounted while a secret is asked for. */
export function GameFrame({
  opening,
  launch,
  acts,
  sandbox,
  allow,
  ground,
  at,
  mark,
  onLoad,
  isOneOfSeveral = false,
}: GameFrameProps) {
  const text = useText()
  const own = useRef<HTMLIFrameElement>(null)
  const frame = at ?? own
  const { wish, allowWish, refuseWish } = useWords(frame, opening.origin, {
    ...{ acts, isOwn: launch.isOwn },
    mayHold: launch.isOwn && !isOneOfSeveral,
  })
  useFocusBack(frame, mark)
  if (useSecretAsked()) return null
  return (
    <>
      <WishBar wish={wish} onAllow={allowWish} onRefuse={refuseWish} />
      <iframe
        ref={frame}
        src={opening.url}
        onLoad={onLoad}
        title={text('game.frame', { game: launch.gameName })}
        sandbox={sandbox}
        allow={allow}
        referrerPolicy="no-referrer"
        className={`block w-full flex-1 border-0 ${ground}`}
      />
    </>
  )
}

/** Hears the frame, and keeps the wish that waits for the person. */
function useWords(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  { acts, isOwn, mayHold }: { acts: Acts; isOwn: boolean; mayHold: boolean },
) {
  const [wish, setWish] = useState<Wish | null>(null)
  /** The bar takes its buttons away with the focus that is on them: back to where the person was. */
  const hadFocus = useRef(false)
  const end = () => {
    setWish(null)
    if (hadFocus.current) frame.current?.focus({ preventScroll: true })
    hadFocus.current = false
  }
  const current = useRef(acts)
  useEffect(() => {
    current.current = acts
  })
  const hearing = useRef<ReturnType<typeof makeHearing>>(null)
  useEffect(() => {
    const act = (verb: Verb) => current.current[verb]?.()
    const ask = (asked: Wish) => {
      if (!current.current[asked]) return
      if (document.activeElement === frame.current) hadFocus.current = true
      setWish((known) => known ?? asked)
    }
    const made = makeHearing({ isOwn, act, ask })
    hearing.current = made
    const hear = (message: MessageEvent) => {
      const verb = verbOf(message, origin, frame.current?.contentWindow)
      if (verb) made.hear(verb)
      // Somebody else's page holds nothing back.
      const word = mayHold ? roundWordOf(message, origin, frame.current?.contentWindow) : null
      if (word) holding.hear(word)
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      made.stop()
      if (mayHold) holding.release()
    }
  }, [frame, origin, isOwn, mayHold])
  return {
    wish,
    allowWish() {
      end()
      if (wish) current.current[wish]?.()
    },
    refuseWish() {
      end()
      if (wish) hearing.current?.refuse(wish)
    },
  }
}
