import { studioClient } from '@jackfruit/game-page/build/studio-client'

export default studioClient({ code: 'rubyrow', name: 'Rubyrow', theme: '#16030A', home: import.meta.url })
