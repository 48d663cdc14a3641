import { type DialogButton, MessageDialog } from '@jackfruit/ui'
import { useEffect, useState } from 'react'
import { MegaphoneIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { isToldNow, kindsToTell, rememberTold } from './first.ts'
import { usePopups } from './popups.ts'
import { SafeHtml } from './SafeHtml.tsx'
import './written.css'

interface FirstNoticeProps {
  isLoggedIn: boolean
  /** Where all of them stand, if there is such a page. */
  onAll: (() => void) | null
}

const lookAgain = 600

/** What everybody, and after logging in every member, is told once in a session; never over another window. */
export default function FirstNotice({ isLoggedIn, onAll }: FirstNoticeProps) {
  const text = useText()
  const [kinds] = useState(() => kindsToTell(isLoggedIn, sessionStorage))
  const notices = usePopups(kinds)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const count = notices.length
  const isReady = count > 0 && !isOpen

  useEffect(() => {
    if (!isReady) return
    const timer = setInterval(() => {
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      if (isToldNow(kinds, sessionStorage)) return clearInterval(timer)
      rememberTold(kinds, sessionStorage)
      setOpen(true)
    }, lookAgain)
    return () => clearInterval(timer)
  }, [isReady, kinds])

  const notice = notices[at]
  if (!isOpen || !notice) return null
  const close = () => setOpen(false)
  const isLast = at === count - 1
  const further: DialogButton = isLast
    ? { label: text('notices.understood'), look: 'green', testId: 'understood' }
    : { label: text('notices.next'), look: 'green', onPress: () => setAt(at + 1) }
  const all: DialogButton | null = onAll && {
    label: text('notices.list'),
    look: 'text',
    onPress: () => {
      close()
      onAll()
    },
  }
  return (
    <MessageDialog
      isOpen
      closesOnCover
      size="medium"
      onClose={close}
      icon={<MegaphoneIcon size={24} weight="duotone" />}
      title={notice.title}
      buttons={all ? [all, further] : [further]}
    >
      <SafeHtml html={notice.content} />
    </MessageDialog>
  )
}
