import ts from 'typescript'

/**
 * @typedef {object} Walk the way of one value through the source, as far as it can be told without running anything
 * @property {string[]} stays the files that it enters, in order, none twice in a row; here a room is a file
 * @property {number} rooms how many different ones
 * @property {number} returns how often it comes back to a file that it has left
 */

/**
 * Follows a parameter through the calls that pass it on, in the order in which the code is written and every branch of
 * it. Its parts, what holds it and what a call answers that it was passed to count as the parameter itself. A call is
 * entered by one parameter, the first that it is passed as. A function that was passed already is entered and not walked
 * once more. Where the callee is chosen as the program runs (a method, a function in a table), the way ends.
 * @param {ts.Program} program
 * @param {{ name: string, parameter: string }} entry a function that one file alone exports
 * @param {(file: string) => boolean} isRoom which files are walked
 * @returns {Walk}
 * @throws Error where not just one file exports such a function
 */
export function walk(program, { name, parameter }, isRoom) {
  const sources = program.getSourceFiles().filter(({ fileName }) => isRoom(fileName))
  const [entry, ...others] = sources.flatMap((source) => source.statements.filter((one) => isExported(one, name)))
  const first = entry?.parameters.find((one) => one.name.getText() === parameter)
  if (!entry || !first || others.length > 0) {
    throw new Error(`There should be one exported function ${name} with a parameter ${parameter}.`)
  }
  const stays = follow(program.getTypeChecker(), entry, first, isRoom)
  const rooms = new Set(stays).size
  return { stays, rooms, returns: stays.length - rooms }
}

/** @param {ts.Statement} statement @param {string} name @returns {statement is ts.FunctionDeclaration} */
function isExported(statement, name) {
  if (!ts.isFunctionDeclaration(statement) || statement.name?.text !== name || !statement.body) return false
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.FunctionDeclaration} entry
 * @param {ts.ParameterDeclaration} first
 * @param {(file: string) => boolean} isRoom
 * @returns {string[]}
 */
function follow(checker, entry, first, isRoom) {
  /** @type {string[]} */
  const stays = []
  /** @type {Set<ts.Node>} */
  const passed = new Set()
  /** @type {Set<ts.Symbol>} */
  const carriers = new Set()
  enter(entry, first)
  return stays

  /** @param {ts.FunctionDeclaration} callee @param {ts.ParameterDeclaration} parameter */
  function enter(callee, parameter) {
    const { fileName } = callee.getSourceFile()
    if (stays.at(-1) !== fileName) stays.push(fileName)
    carry(parameter.name)
    if (passed.has(callee)) return
    passed.add(callee)
    if (callee.body) visit(callee.body)
  }

  /** @param {ts.BindingName} name */
  function carry(name) {
    const symbol = ts.isIdentifier(name) ? checker.getSymbolAtLocation(name) : undefined
    if (symbol) carriers.add(symbol)
    if (ts.isIdentifier(name)) return
    for (const element of name.elements) if (!ts.isOmittedExpression(element)) carry(element.name)
  }

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isCallExpression(node)) visitCall(node)
    else ts.forEachChild(node, visit)
    if (ts.isVariableDeclaration(node) && node.initializer && carries(node.initializer)) carry(node.name)
  }

  // a function that is passed along runs within the call
  /** @param {ts.CallExpression} call */
  function visitCall(call) {
    const [callbacks, values] = [call.arguments.filter(isCallback), call.arguments.filter((one) => !isCallback(one))]
    for (const one of [call.expression, ...values]) visit(one)
    const callee = toCallee(call)
    const parameter = callee?.parameters.find((one, index) =>
      call.arguments.slice(index, one.dotDotDotToken ? undefined : index + 1).some(carries),
    )
    if (callee && parameter) enter(callee, parameter)
    for (const one of callbacks) visit(one)
  }

  /** @param {ts.CallExpression} call @returns {ts.FunctionDeclaration | undefined} */
  function toCallee({ expression }) {
    const named = ts.isIdentifier(expression) ? checker.getSymbolAtLocation(expression) : undefined
    const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named
    const functions = symbol?.declarations?.filter(ts.isFunctionDeclaration) ?? []
    return functions.find((one) => one.body && isRoom(one.getSourceFile().fileName))
  }

  /** @param {ts.Node} node @returns {boolean} */
  function carries(node) {
    if (ts.isIdentifier(node)) {
      const symbol = ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node)
      return symbol !== undefined && carriers.has(symbol)
    }
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return carries(node.expression)
    if (ts.isCallExpression(node)) return node.arguments.some(carries)
    if (ts.isPropertyAssignment(node)) return carries(node.initializer)
    if (ts.isConditionalExpression(node)) return carries(node.whenTrue) || carries(node.whenFalse)
    if (ts.isBinaryExpression(node) && !choices.has(node.operatorToken.kind)) return false
    // they make something new: another object, a function, yes or no
    if (ts.isNewExpression(node) || isCallback(node) || ts.isPrefixUnaryExpression(node)) return false
    return ts.forEachChild(node, (child) => carries(child) || undefined) ?? false
  }
}

const choices = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
])

/** @param {ts.Node} node */
function isCallback(node) {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node)
}
