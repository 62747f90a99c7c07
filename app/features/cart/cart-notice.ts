/**
 * What a shopper has to be told about a cart that is not there, or not as it was.
 * `ordered`: it became an order; `gone`: the backend does not know it; `edited`: its cookie was changed by somebody;
 * `nothing-left`: the shop sells none of what it held; `folded-in-part`: a second tab's cart did not fit in whole;
 * `folded-put-aside`: not all of it is sold in this region; `locked`: it belongs to an account that is not signed in here.
 */
export type CartNotice =
  'ordered' | 'gone' | 'edited' | 'nothing-left' | 'folded-in-part' | 'folded-put-aside' | 'locked'
