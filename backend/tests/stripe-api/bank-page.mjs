/**
 * The page on which a bank asks the shopper to confirm a payment.
 * @param {{ id: string, amount: number, currency: string }} of
 */
export function toBankPage({ id, amount, currency }) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>3D Secure</title>
<link rel="icon" href="data:,">
<h1>Confirm this payment</h1>
<p>${amount} ${currency} for ${id}</p>
<form method="post">
<button name="answer" value="yes">Complete authentication</button>
<button name="answer" value="no">Fail authentication</button>
</form>
`
}
