// Annexes I and II of Implementing Regulation (EU) 2025/1960 have them so, whatever the mail program would make of them
export const blue = '#003399'
export const yellow = '#ffed00'
export const grey = '#f1f1f2'
export const fixed =
  'color-scheme:light;background:#ffffff;color:#000000;text-align:left;font-family:Inter,Helvetica,Arial,sans-serif'
